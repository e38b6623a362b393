// The arrows of ARCHITECTURE.md: kernel <- games <- shelf <- bots / tables (with rpc beside the games) <- server / web / cli.
// Type-only imports count: an arrow is what a reader must know, not only what runs.

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const ROOM = '^packages/((?:games|samples)/[^/]+|[^/]+)/';
/** What the packages may not import; each names only what lies above it. */
const ABOVE_KERNEL =
  '^packages/(rpc/|board-kit/|games/|shelf/|bots/|tables/|cli/|server/|web/)|^(bench|e2e)/';
const ABOVE_GAMES = '^packages/(rpc/|shelf/|bots/|tables/|cli/|server/|web/)|^(bench|e2e)/';
const ABOVE_SHELF = '^packages/(rpc/|bots/|tables/|cli/|server/|web/)|^(bench|e2e)/';
const ABOVE_BOTS = '^packages/(tables/|cli/|server/|web/)|^(bench|e2e)/';
const ABOVE_TABLES = '^packages/(bots/|cli/|server/|web/)|^(bench|e2e)/';

/** The folders and files of an engine, from the ground up: each may import only what stands before it. */
const ENGINE_ORDER = [
  'clauses\\.gen\\.ts$',
  'pack/',
  'model/',
  'rules/',
  '(imagine\\.ts$|bot/|words/)',
  'game\\.ts$',
  'index\\.ts$',
  'lessons/',
  'board/',
];

/** The folders of a board, in the same way; root files (kit, scene) put them together. */
const BOARD_ORDER = [
  '(places|signs)/',
  'pieces/',
  '(chart|mat)/',
  'prompt/',
  '(gallery|examples)/',
];

/** The folders of the board kit, in the same way. */
const KIT_ORDER = ['(store|words|drawings)', 'contract', 'question', 'board', 'frames'];

/** The layers of the page, from the ground up. */
const PAGE_ORDER = [
  'browser',
  'games',
  'router',
  'settings',
  'controls',
  'frame',
  'hosts',
  'rulebook',
  'setup',
  'table',
  'pages',
  'site',
];

/** The folders and files of the table, in the same way. */
const TABLE_ORDER = [
  'en\\.ts$',
  '(motion|sounds|curtain|fallback)/',
  'state/',
  '(bar|board|chat|coach|explain|log|seats|keys|rules|mat)/',
  'prompt/',
  'layout/',
  'end/',
  '(game-)?table\\.tsx$',
];

export default {
  forbidden: [
    forbid('no-cycles', 'No file knows itself through others.', {}, { circular: true }),
    forbid(
      'kernel-knows-nobody',
      'The kernel stands alone.',
      { path: '^packages/kernel/' },
      { path: ABOVE_KERNEL },
    ),
    forbid(
      'kit-knows-no-game',
      'What boards are drawn with knows the kernel and React, no game and no page.',
      { path: '^packages/board-kit/src/' },
      {
        path: '.',
        pathNot: ['^packages/(board-kit|kernel)/', '^node_modules/(@types/)?react/'],
      },
    ),
    ...KIT_ORDER.slice(0, -1).map((folder, at) =>
      forbid(
        'kit-order',
        'store, words, drawings <- contract <- question <- board <- frames: no folder of the kit points back up.',
        { path: `^packages/board-kit/src/${folder}/` },
        { path: `^packages/board-kit/src/(${KIT_ORDER.slice(at + 1).join('|')})/` },
      ),
    ),
    forbid(
      'playground-takes-any-game',
      'The page of a game under work takes any game: it knows the kernel, the bots and the board kit, no game and no page.',
      { path: '^packages/playground/src/' },
      { path: '^packages/(?!playground/|kernel/|bots/|board-kit/)|^(bench|e2e)/' },
    ),
    forbid(
      'playground-without-a-board',
      'React and the board kit are fetched with a board alone: a game without one does without them.',
      { path: '^packages/playground/src/page/', pathNot: '^packages/playground/src/page/board/' },
      {
        path: ['^packages/board-kit/', '^node_modules/react'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'playground-is-for-developers',
      'What people start has no playground in it.',
      { path: '^(packages/(?!playground/)|bench/|e2e/)' },
      { path: '^packages/playground/' },
    ),
    forbid(
      'rpc-knows-shapes',
      'Calls and replies know shapes, and nothing of what is said.',
      { path: '^packages/rpc/' },
      { path: '^packages/(?!rpc/|kernel/)|^(bench|e2e)/' },
    ),
    forbid(
      'games-know-the-kernel',
      'A game knows the kernel and itself.',
      { path: '^packages/games/' },
      { path: ABOVE_GAMES },
    ),
    forbid(
      'engine-is-pure',
      'Whoever takes the engine gets no board, and no React.',
      { path: '^packages/games/[^/]+/src/', pathNot: '^packages/games/[^/]+/src/board/' },
      { path: ['^packages/board-kit/', '^packages/games/[^/]+/src/board/'] },
    ),
    forbid(
      'engines-without-faces',
      'Whoever plays or hosts has no screen: no board, no board kit, no React.',
      {
        path: '^packages/(bots|tables|server|cli|shelf)/src/',
        pathNot: '^packages/shelf/src/boards\\.gen\\.ts$',
      },
      {
        path: [
          '^packages/board-kit/',
          '^packages/games/[^/]+/src/board/',
          '^packages/shelf/src/boards\\.gen\\.ts$',
          '^node_modules/(@types/)?react',
        ],
      },
    ),
    forbid(
      'board-knows-the-kit',
      'A board knows its game, the kernel, the kit and React.',
      { path: '^packages/games/[^/]+/src/board/' },
      {
        path: '.',
        pathNot: ['^packages/', '^node_modules/(@types/)?react/'],
      },
    ),
    forbid(
      'board-by-the-door',
      'A board enters its engine by the index, the facts or the words, as everybody else does.',
      { path: '^packages/games/([^/]+)/src/board/' },
      {
        path: '^packages/games/$1/src/',
        pathNot: '^packages/games/$1/src/(board/|words/|(index|about|intro)\\.ts$)',
      },
    ),
    ...BOARD_ORDER.slice(0, -1).map((folder, at) =>
      forbid(
        'board-order',
        'Inside a board: places and signs <- pieces <- chart and mat <- prompt <- gallery and examples. What is fetched when first needed (*.lazy.tsx) may stand above.',
        { path: `^packages/games/([^/]+)/src/board/${folder}` },
        {
          path: `^packages/games/$1/src/board/(${BOARD_ORDER.slice(at + 1).join('|')})`,
          dependencyTypesNot: ['dynamic-import'],
        },
      ),
    ),
    forbid(
      'games-never-meet',
      'What two games share means the same in both rulebooks and lives in the kernel, or it is two rules.',
      { path: '^packages/games/([^/]+)/' },
      { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    ),
    forbid(
      'shelf-below-bots',
      'The shelf lists games; who plays them stands above it.',
      { path: '^packages/shelf/' },
      { path: ABOVE_SHELF },
    ),
    forbid(
      'shelf-is-for-programs',
      'Only files that start a program name our list of games; everybody else is handed games.',
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/shelf/',
          '^packages/cli/src/(index|main|bot-worker|sim-worker)\\.ts$',
          '^packages/web/src/site/',
          '^packages/server/src/(start|bot-worker)\\.ts$',
        ],
      },
      { path: '^packages/shelf/' },
    ),
    forbid(
      'bots-below-hosts',
      'A bot is handed a view; it does not know who hosts it.',
      { path: '^packages/bots/' },
      { path: ABOVE_BOTS },
    ),
    forbid(
      'tables-below-hosts',
      'What every host shares knows no host, and no bot: who answers for a seat is the host’s affair.',
      { path: '^packages/tables/' },
      { path: ABOVE_TABLES },
    ),
    forbid(
      'hosts-know-games-by-the-shelf',
      'Server, page, terminal and bench take games from the shelf.',
      { path: '^packages/(bots|tables|cli|server|web)/src/|^bench/src/' },
      { path: '^packages/games/' },
    ),
    ...PAGE_ORDER.slice(0, -1).map((layer, at) =>
      forbid(
        'page-order',
        'Inside the page: browser <- games <- router <- settings <- controls <- frame <- hosts <- rulebook <- setup <- table <- pages <- site.',
        { path: `^packages/web/src/${layer}/` },
        { path: `^packages/web/src/(${PAGE_ORDER.slice(at + 1).join('|')})/` },
      ),
    ),
    forbid(
      'pages-never-meet',
      'What two pages share lies in a layer below them.',
      { path: '^packages/web/src/pages/([^/]+)/', pathNot: '^packages/web/src/pages/table/' },
      { path: '^packages/web/src/pages/', pathNot: '^packages/web/src/pages/$1/' },
    ),
    forbid(
      'pages-never-meet',
      'The page of a table shows online rooms and replays, and no other page.',
      { path: '^packages/web/src/pages/table/' },
      { path: '^packages/web/src/pages/(?!table/|online/|replay/)' },
    ),
    ...TABLE_ORDER.slice(0, -1).map((folder, at) =>
      forbid(
        'table-order',
        'Inside the table: motion, sounds, curtain, fallback <- state <- bar, board, chat, coach, explain, log, seats, keys, rules, mat <- prompt <- layout <- end <- table.',
        { path: `^packages/web/src/table/${folder}` },
        { path: `^packages/web/src/table/(${TABLE_ORDER.slice(at + 1).join('|')})` },
      ),
    ),
    forbid(
      'server-apart-from-web',
      'Server and page meet only in messages.',
      { path: '^packages/server/src/' },
      { path: '^packages/web/' },
    ),
    forbid(
      'web-apart-from-server',
      'Server and page meet only in messages.',
      { path: '^packages/web/' },
      { path: '^packages/(server|cli)/' },
    ),
    forbid(
      'by-the-door',
      'Enter a package by a door its package.json names (index.ts; rpc also has verbs, the kernel also has engine, replay, pack, say, chance, staging and test-kit, tables test-kit, bots workers and lab, proof law-run and push-service).',
      { path: ROOM },
      {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/((games|samples)/[^/]+|[^/]+)/src/(index|abouts?|intro|intros\\.gen)\\.ts$',
          '^packages/board-kit/src/((drawings|test-kit)/index\\.ts|styles/[^/]+\\.css)$',
          '^packages/games/[^/]+/src/board/index\\.tsx$',
          '^packages/games/[^/]+/src/lessons/(index|coach-book)\\.ts$',
          '^packages/shelf/src/lessons\\.gen\\.ts$',
          '^packages/shelf/src/boards\\.gen\\.ts$',
          '^packages/kernel/src/(engine|replay|pack|say|chance|staging|test-kit)/index\\.ts$',
          '^packages/proof/src/(law-run|push-service)\\.ts$',
          '^packages/samples/reef/src/table\\.ts$',
          '^packages/bots/src/([^/]*worker|lab)\\.ts$',
          '^packages/rpc/src/verbs\\.ts$',
          '^packages/tables/src/test-kit/index\\.ts$',
        ],
      },
    ),
    forbid(
      'by-the-door-from-outside',
      'Bench and e2e enter a package by its door, too.',
      { path: '^(bench|e2e)/' },
      {
        path: '^packages/',
        pathNot: [
          '^packages/((games|samples)/[^/]+|[^/]+)/src/(index|abouts?|intro|intros\\.gen|lessons\\.gen)\\.ts$',
          '^packages/proof/src/push-service\\.ts$',
          '^packages/kernel/src/(engine|replay|pack|say|chance|staging|test-kit)/index\\.ts$',
        ],
      },
    ),
    forbid(
      'test-kit-is-for-tests',
      'No product code stands on the test kit. (A replay may write a position down as a test.)',
      {
        path: '^packages/.*/src/',
        pathNot: [
          '^packages/(kernel|board-kit|tables)/src/test-kit/|^packages/(proof|playground)/',
          '^packages/web/src/hosts/replay/worker/as-test\\.ts$',
        ],
      },
      { path: '^packages/(kernel|board-kit|tables)/src/test-kit/' },
    ),
    forbid(
      'words-by-the-index',
      "Rules never import words for people: only a game's index.ts, its lessons and its board know words/.",
      {
        path: '^packages/games/[^/]+/src/',
        pathNot: '^packages/games/[^/]+/src/(index\\.ts$|words/|board/|lessons/)',
      },
      { path: '^packages/games/[^/]+/src/words/' },
    ),
    forbid(
      'words-know-no-bot',
      'What people read does not hang on what a bot weighs: words/ and bot/ stand side by side.',
      { path: '^packages/games/([^/]+)/src/words/' },
      { path: '^packages/games/$1/src/bot/' },
    ),
    ...ENGINE_ORDER.slice(0, -1).map((folder, at) =>
      forbid(
        'engine-order',
        'Inside a game: pack <- model <- rules <- imagine, bot and words <- game <- index <- lessons <- board.',
        { path: `^packages/games/([^/]+)/src/${folder}` },
        { path: `^packages/games/$1/src/(${ENGINE_ORDER.slice(at + 1).join('|')})` },
      ),
    ),
    forbid(
      'engine-depends-on-nothing',
      'Kernel, games, shelf and tables have no run-time dependency.',
      {
        path: '^packages/(kernel|games/[^/]+|shelf|tables)/src/',
        pathNot: ['^packages/tables/src/test-kit/', '^packages/games/[^/]+/src/board/'],
      },
      {
        path: '.',
        pathNot: '^packages/',
      },
    ),
    forbid(
      'source-apart-from-tests',
      'Tests know the source, never the other way round.',
      { path: '^packages/.*/src/', pathNot: ['/test/'] },
      { path: '/test/', pathNot: '^node_modules' },
    ),
    forbid(
      'samples-are-for-tests',
      'Samples and counts of the proof are for tests; the shelf alone may list a sample by its door.',
      {
        path: '^packages/.*/src/',
        pathNot: ['^packages/(samples|proof)/', '^packages/shelf/src/samples\\.ts$'],
      },
      { path: '^packages/(samples|proof)/' },
    ),
    forbid(
      'samples-know-the-kernel',
      'A sample is a game: it knows the kernel and itself.',
      { path: '^packages/samples/([^/]+)/src/' },
      { path: '.', pathNot: ['^packages/kernel/', '^packages/samples/$1/'] },
    ),
    forbid(
      'declared-dependencies',
      'What a package imports stands in its package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'resolvable',
      'Every import finds its file. (The game under work is whichever the playground is told.)',
      {},
      { couldNotResolve: true, pathNot: '^virtual:(game|board)-under-work$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['quarterdeck-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
