// The door of what every host of tables shares: page, server and whoever else keeps one.

export type { Change, LiveTableParts } from './live/live-table.ts';
export { begunAt, LiveTable } from './live/live-table.ts';
export { bringToCurrentRules, hasOlderRules, openLog, openLogInSlices } from './live/open-log.ts';
export { type OpenedTable, openTable, type TableOpening } from './live/open-table.ts';
export { sentPack } from './live/sent-pack.ts';
export {
  ORDER,
  obey,
  StandingOrders,
  type StandingOrdersParts,
} from './live/standing-orders.ts';
export type { BotQuestion, Deciding, TableBotsParts } from './live/table-bots.ts';
export { botQuestion, TableBots } from './live/table-bots.ts';
export type { StampedEntry } from './live/table-log.ts';
export { TableLog } from './live/table-log.ts';
export type { NewTables, Screen, TableSessionParts } from './live/table-session.ts';
export { TableSession } from './live/table-session.ts';
export { type Answering, turnsOf } from './live/turns.ts';
export { UpdateWriter } from './live/update-writer.ts';
export { type Account, type AccountCard, accountCard } from './protocol/account.ts';
export type {
  BlockedPerson,
  Chat,
  ChatHandlers,
  ChatMessage,
  PersonAtTable,
  Phrase,
  ReportReason,
  Said,
} from './protocol/chat.ts';
export { LONGEST_MESSAGE, PHRASES, REPORT_REASONS } from './protocol/chat.ts';
export type { Coaching, Hint, LessonWish } from './protocol/coaching.ts';
export type { DemonstrationWish, Showing } from './protocol/demonstration.ts';
export type { LearnedCoach, LearnedLesson, Learning } from './protocol/learning.ts';
export {
  learning,
  learningIn,
  MOST_LEARNED,
  mergeLearning,
  NOTHING_LEARNED,
  notAfter,
} from './protocol/learning.ts';
export type {
  BotPace,
  OnlineSeatCard,
  OnlineTableCard,
  ScreenState,
  ServerMessage,
  TableTiming,
  TableUpdate,
  Trouble,
} from './protocol/messages.ts';
export { HEARTBEAT, LONGEST_REQUEST, mayDiscard, PROTOCOL } from './protocol/messages.ts';
export type {
  AuditEntry,
  ModeratedPerson,
  ModeratedTable,
  Moderation,
  ModerationDeed,
  ReportCase,
  Warning,
} from './protocol/moderation.ts';
export { MODERATION_DEEDS, moderatedPerson, moderation, warning } from './protocol/moderation.ts';
export type {
  MoveNotice,
  NoticeCard,
  NoticeSwitches,
  NoticeWay,
  PushTarget,
  TableNotices,
} from './protocol/notices.ts';
export { NOTICE_WAYS, noticeCard, pushTarget, tableNotices } from './protocol/notices.ts';
export type {
  ChatMode,
  NewHolder,
  OnlineSetup,
  SeatSetup,
  SpectatorAccess,
} from './protocol/online-setup.ts';
export {
  CHAT_MODES,
  readSetup,
  SPECTATOR_ACCESS,
  withHolder,
  withSwapped,
  writeSetup,
} from './protocol/online-setup.ts';
export type { OpenTable, OpenTables, Sought } from './protocol/open-tables.ts';
export { kindOfTable } from './protocol/open-tables.ts';
export type { BotEvent, BotHere, BotTable, OutsideBot } from './protocol/outside-bots.ts';
export {
  BOT_NAME,
  botEvent,
  botHere,
  botSelf,
  botTable,
  botTables,
  markedAsBot,
  outsideBots,
} from './protocol/outside-bots.ts';
export type {
  Friend,
  Friends,
  Friendship,
  History,
  Leader,
  Leaders,
  PlayedMatch,
  PlayedSeat,
  Profile,
  RatedPace,
  RatingCard,
} from './protocol/people.ts';
export {
  FRIENDSHIPS,
  friends,
  history,
  leaders,
  playedMatch,
  profile,
  RATED_PACES,
  ratingCard,
  SETTLED_AFTER,
} from './protocol/people.ts';
export { fromProtocol1, toProtocol1 } from './protocol/protocol-1.ts';
export type { Refusal, RefusalCode, Result } from './protocol/result.ts';
export { OK, ok, refusalOf, refused, storageRefusal } from './protocol/result.ts';
export type {
  MatchSnapshot,
  OrderState,
  OwedHere,
  Perspective,
  Presence,
  Question,
  SeenEntry,
  Undo,
} from './protocol/seen.ts';
export type {
  By,
  HostCalls,
  HostHandlers,
  LobbyHandlers,
  LobbyVerb,
  Restored,
  TableCalls,
  TableHandlers,
  TableVerb,
} from './protocol/verbs.ts';
export { HOST_VERBS, LOBBY_VERBS, TABLE_VERBS } from './protocol/verbs.ts';
export { serverMessage, wireDocument } from './protocol/wire-document.ts';
export { TableReplica } from './replica/table-replica.ts';
export type { HostStatus, TableSnapshot } from './replica/table-snapshot.ts';
export { UpdateReader } from './replica/update-reader.ts';
export type { Checkpoint, StoredCheckpoint } from './table/checkpoint.ts';
export type { DealEnv, HostEnv } from './table/deal.ts';
export {
  deal,
  dealBranch,
  dealFromReplay,
  dealRematch,
  dealStanding,
  gameOfReplay,
  packOf,
} from './table/deal.ts';
export { memoryStore } from './table/memory-store.ts';
export type {
  LogOrigin,
  StoredEntry,
  StoredRecord,
  TableHead,
  TableRecord,
} from './table/record.ts';
export { readEntry, readRecord, summaryOf, writeRecord } from './table/record.ts';
export type {
  Occupant,
  SeatColour,
  TableInfo,
  TableSeat,
  TableSetup,
  TableSummary,
} from './table/setup.ts';
export { SEAT_COLOURS } from './table/setup.ts';
export type { ResumableTable, StoredTable, TableStore, Written } from './table/store.ts';
export { StorageFault } from './table/store.ts';
export type {
  ClockFace,
  ClockFacts,
  ClockMove,
  ClockMoves,
  RunningClocks,
} from './time/clocks.ts';
export { leftAt, runningClocks, runsOutAt, SPARE_MS } from './time/clocks.ts';
export type { Affairs, Ended, JournalNote, Note, Proposal } from './time/journal.ts';
export { affairsOf, journalStands, NO_AFFAIRS, PROPOSALS, readNote } from './time/journal.ts';
export type { ClockSize, Pace, Timed, WhenLate } from './time/pace.ts';
export {
  BY_THE_DAY,
  clockSize,
  INCREMENT_LIMITS,
  paceKey,
  paceOf,
  START_LIMITS,
  TURN_LIMITS,
  WHEN_LATE,
} from './time/pace.ts';
export type { Outage, Stand } from './time/stands.ts';
export { gapsBetween, merged, ranBetween, standsAt } from './time/stands.ts';
export type { Vacation } from './time/vacation.ts';
export { VACATION_DAYS, vacationAt, withVacation } from './time/vacation.ts';
