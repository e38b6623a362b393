// A bot for Quarterdeck that answers at random. Node 22.18 or later reads it as it is; nothing to
// install.
//
//     export QUARTERDECK_TOKEN=qdbot_...
//     node bot.ts http://localhost:8080 GAME 2
//
// It seeks a table, plays one match to its end, and ends. Whoever challenges it meanwhile is played
// with, too, and a server that is started anew is waited for. The place to make it clever is `decide`.

type Table = { readonly table: string; readonly game: string; readonly invitation: string | null };
type Asked = {
  readonly kind: 'asked';
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
  /** What is asked, by the game's own name for it. */
  readonly step: string;
  /** What the seat sees. */
  readonly view: unknown;
  readonly choices: readonly unknown[];
  /** What happened after the last question. */
  readonly since: readonly unknown[];
};
type BotEvent =
  | { readonly kind: 'welcome'; readonly name: string }
  | { readonly kind: 'challenged'; readonly by: string; readonly table: Table }
  | { readonly kind: 'seated'; readonly table: Table }
  | Asked
  | { readonly kind: 'over'; readonly table: string; readonly ranks: readonly number[] | null }
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'ending' }
  | { readonly kind: 'heartbeat' };

/** One of the choices. */
function decide({ choices }: Asked): unknown {
  return choices[Math.floor(Math.random() * choices.length)];
}

const [, , address = 'http://localhost:8080', game = '', seats = '2'] = process.argv;
const TOKEN = process.env['QUARTERDECK_TOKEN'] ?? '';

/** Longer each time, and not the same for every bot. */
const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, millis * (0.5 + Math.random() / 2)));

/** Until it is heard. What was done already is refused the second time, and harms nothing. */
async function call(method: string, path: string, body?: object): Promise<Response> {
  for (let pause = 500; ; pause = Math.min(2 * pause, 30_000)) {
    try {
      const response = await fetch(new URL(path, address), {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // Whoever answers so is not ready.
      if (response.status < 500 && response.status !== 429) return response;
      console.error(`${method} ${path}: ${response.status}`);
    } catch (problem) {
      console.error(`${method} ${path}: ${problem}`);
    }
    await waited(pause);
  }
}

/** What the server refuses has a code, which stays the same from release to release. */
async function refusalIn(response: Response): Promise<string> {
  const { refusal } = (await response.json()) as {
    readonly refusal: { readonly code: string; readonly sentence: string };
  };
  return `${refusal.code}: ${refusal.sentence}`;
}

/** The table may have moved on meanwhile: then the next event says how it stands. */
async function post(path: string, body: object): Promise<void> {
  const response = await call('POST', path, body);
  if (!response.ok) console.error(await refusalIn(response));
}

/** One JSON object a line. */
async function* eventsOf(response: Response): AsyncGenerator<BotEvent> {
  if (!response.ok || response.body === null) throw new Error(await refusalIn(response));
  let text = '';
  try {
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (text + part).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as BotEvent;
    }
  } catch (problem) {
    console.error(`The stream is lost: ${problem}`);
  }
}

/** What concerns the bot, as it happens. A lost stream is opened anew. */
async function* events(): AsyncGenerator<BotEvent> {
  let following: Promise<Response> | null = null;
  for (let pause = 500; ; pause = Math.min(2 * pause, 30_000)) {
    const response: Response = await (following ?? call('GET', '/api/bot/events'));
    following = null;
    for await (const event of eventsOf(response)) {
      // Another server goes on. What this one still says is read to its end.
      if (event.kind === 'ending') following = call('GET', '/api/bot/events');
      else if (event.kind === 'heartbeat') pause = 500;
      else yield event;
    }
    if (following === null) await waited(pause);
  }
}

async function isSeated(): Promise<boolean> {
  const { tables } = (await (await call('GET', '/api/bot')).json()) as { readonly tables: Table[] };
  return tables.length > 0;
}

async function main(): Promise<void> {
  const answered = new Map<string, number>();
  for await (const event of events()) {
    if (event.kind === 'welcome') {
      console.log(`${event.name} is here`);
      // Of a stream that was opened anew it may sit somewhere already.
      if (!(await isSeated()))
        await post('/api/bot/seek', { game, seats: Number(seats), answerTime: 60_000 });
    } else if (event.kind === 'challenged') {
      console.log(`challenged by ${event.by}`);
      await post('/api/bot/join', { invitation: event.table.invitation });
    } else if (event.kind === 'seated') {
      console.log(`seated at ${event.table.table}`);
    } else if (event.kind === 'asked') {
      const { table, seq } = event;
      // A new stream asks again what the old one has asked.
      if (answered.get(table) === seq) continue;
      answered.set(table, seq);
      await post(`/api/bot/tables/${table}/answer`, { seq, choice: decide(event) });
    } else if (event.kind === 'over') {
      console.log(`over: ${JSON.stringify(event.ranks)}`);
      // The old stream may be open beside the new one.
      process.exit();
    }
  }
}

void main();
