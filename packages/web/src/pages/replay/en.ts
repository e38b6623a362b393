/** What replays say. */
export const REPLAY_EN = {
  replay: {
    title: 'Replay',
    reviewed: 'Review',
    titleOf: 'Replay of {{game}}: {{names}}',
    captain: 'Captain {{number}}',
    pick: {
      title: 'Watch a match again',
      intro:
        'Every move of a finished match, as often as you like: through anybody’s eyes, with the dice checked, and from any point on as a new table.',
      drop: 'Drop a replay file here',
      dropHint: 'A .json file, as “Download the file” writes it. It stays on this device.',
      choose: 'Choose a file',
      reading: 'Reading {{name}} …',
      tables: 'Finished at this screen',
      noTables: 'No finished table yet. Play one to its end and it stands here.',
      files: 'Files you opened',
      open: 'Watch',
      openLabel: 'Watch {{name}}: {{game}}, {{names}}',
      openTable: 'Watch {{game}}: {{line}}',
      forget: 'Forget {{name}}',
    },
    transport: {
      label: 'Through the match',
      first: 'To the start',
      back: 'One answer back',
      play: 'Play',
      pause: 'Pause',
      forward: 'One answer on',
      last: 'To the end',
      speed: 'Speed',
      times: '{{speed}} ×',
      ruler: 'The whole match, answer by answer; page keys jump from turn to turn',
      setUp: 'Set-up',
      at: 'Answer {{position}} of {{last}}',
      atRound: '{{round}} · answer {{position}} of {{last}}',
      spokenSetUp: 'The set-up, before the first of {{last}} answers',
      spoken: '{{name}}, answer {{position}} of {{last}}. {{round}}',
    },
    eyes: {
      label: 'See as',
      everybody: 'Everybody',
      everybodyHint: 'Every secret lies open.',
      spectator: 'The table',
      spectatorHint: 'What all could see.',
      seatHint: 'What {{name}} could see.',
      closed: 'This match is not over, so its secrets stay closed.',
    },
    curves: {
      title: 'The score over time',
      label:
        'A curve of the score for each captain, from the first answer to the last; here: {{points}}',
      pair: '{{name}} {{points}}',
    },
    log: {
      title: 'Log',
      label: 'The log of the whole match; a line jumps to its answer',
      walk: 'Lines: walk with the arrow keys',
      empty: 'Nothing was told in this match.',
    },
    result: '{{wins}}. {{ending}}',
    otherRules_one:
      '{{count}} move was played under other rules than this program has, and cannot be shown.',
    otherRules_other:
      '{{count}} moves were played under other rules than this program has, and cannot be shown.',
    actions: {
      label: 'What to do with it',
      playOn: 'Play on from here',
      review: 'Review the match',
      developers: 'For developers',
      asTest: 'Copy as test',
      verify: 'Verify the dice',
      verifying: 'Playing it again …',
      download: 'Download the file',
      copied: 'Copied: this position as a test in TypeScript.',
      copyYourself: 'This browser does not let pages copy. Mark the text and copy it.',
      over: 'The match is over here. Go back to a moment before the end.',
      ownPack:
        'The match was played with a pack of its own, and tests stand on the game’s own pack.',
    },
    playOn: {
      title: 'Play on from here',
      text: 'A new table begins at this position, with dice nobody has seen. The match you watch stays as it was.',
      who: 'Whom will you steer?',
      others: 'Bots steer the others.',
      go: 'Play on as {{name}}',
      cancel: 'Not now',
      unknown: 'This game has no table on this page, so it cannot be played on here.',
    },
    verdict: {
      fair: 'Yes, the dice were honest. The seed was sealed before the first answer; played again, all {{answers}} answers are legal and all {{rolls}} draws of chance come out the same.',
      unsealed:
        'The match is sound: played again, all {{answers}} answers are legal and all {{rolls}} draws of chance come out the same. But nobody had sealed the seed beforehand, so this does not prove that it was not picked.',
      not: {
        'seed-not-revealed':
          'Not yet to be told. The seed is still sealed: whoever dealt shows it when the match is over.',
        'seed-differs':
          'No. The seed that was shown is not the one that was sealed before the match. Do not trust these dice.',
        'entropy-not-opened':
          'Not to be told. A captain sealed a share of the chance and never opened it.',
        'entropy-differs':
          'No. A captain opened another share of the chance than was sealed before the match.',
        'mix-differs':
          'No. The match was not dealt from what had been sealed before it. Do not trust these dice.',
        'generator-differs':
          'No. At some point the match went on with other dice than its seed gives.',
      },
      broken: 'No. {{what}}',
    },
    bad: {
      title: 'This replay cannot be shown',
      again: 'Try again',
      another: 'Choose another file',
      details: 'What was said',
      other: {
        what: 'Something is wrong with this replay.',
        todo: 'Try it again, or choose another file.',
      },
      'not-json': {
        what: 'That file is no replay: it is not even JSON.',
        todo: 'Choose a .json file that “Download the file” has written.',
      },
      truncated: {
        what: 'The file breaks off before its end.',
        todo: 'It was not copied whole. Download or copy it once more.',
      },
      'too-large': {
        what: 'The file is far larger than any replay.',
        todo: 'It is probably another file. Choose one that “Download the file” has written.',
      },
      'not-a-replay': {
        what: 'That file is no replay of ours.',
        todo: 'Choose a .json file that “Download the file” has written; a save or a pack will not do.',
      },
      'unknown-version': {
        what: 'The file was written by a newer Quarterdeck.',
        todo: 'Load this page again to get the newest one, then open the file once more.',
      },
      edited: {
        what: 'The file was changed after it was written: its seal is broken.',
        todo: 'Ask for the file as it was written, or download it once more.',
      },
      'wrong-game': {
        what: 'The file is of another game than it says.',
        todo: 'Ask for the file as it was written.',
      },
      'wrong-pack': {
        what: 'The match was played with a content pack that is not in the file.',
        todo: 'Ask whoever played it for a file that has the pack in it.',
      },
      'wrong-rules': {
        what: 'The match was played under other rules than this program has.',
        todo: 'Open it with the Quarterdeck it was played with. If that is newer, load this page again.',
      },
      diverged: {
        what: 'Played again, the match comes out differently from what was recorded.',
        todo: 'The file was put together by hand, or our rules have a bug. Please keep it: it shows which.',
      },
      'unknown-game': {
        what: 'The file is of a game that is not on this shelf.',
        todo: 'Load this page again to get the newest shelf, or choose another file.',
      },
      'bad-pack': {
        what: 'The content pack in the file does not fit together.',
        todo: 'Ask whoever made the pack to check it on the page where tables are set.',
      },
      malformed: {
        what: 'Something in the file is not what it should be.',
        todo: 'Ask for the file as it was written, or download it once more.',
      },
      'still-secret': {
        what: 'This match is still being played, and keeps its secrets.',
        todo: 'Play it to its end first.',
      },
      'no-table': {
        what: 'There is no such table on this device.',
        todo: 'It may have been forgotten. If you have its file, open that.',
      },
      'no-file': {
        what: 'That file is not kept on this device any more.',
        todo: 'Choose it again.',
      },
      damaged: {
        what: 'What is stored of this table cannot be played again.',
        todo: 'If you have its file, open that.',
      },
      'storage-failed': {
        what: 'This browser did not hand out what it keeps.',
        todo: 'Close other tabs of this page and try again.',
      },
      'host-lost': {
        what: 'The part of the page that reads replays stopped.',
        todo: 'Try again. If it stops once more, load the page again.',
      },
      failed: {
        what: 'Something went wrong in the program while it played the match.',
        todo: 'Load the page again. Please keep the file: it shows us the bug.',
      },
    },
  },
} as const;
