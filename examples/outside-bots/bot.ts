// A bot for Quarterdeck that answers at random. Node 22.18 or later reads it as it is; nothing to
// install.
//
//     export QUARTERDECK_TOKEN=qdbot_...
//     node bot.ts http://localhost:8080 GAME 2
//
// It seeks a table, plays one match to its end, and ends. Whoever challenges it meanwhile is played
// with, too. The place to make it clever is `decide`.

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
  | { readonly kind: 'heartbeat' };

/** One of the choices. */
function decide({ choices }: Asked): unknown {
  return choices[Math.floor(Math.random() * choices.length)];
}

const [, , address = 'http://localhost:8080', game = '', seats = '2'] = process.argv;
const TOKEN = process.env['QUARTERDECK_TOKEN'] ?? '';

function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(new URL(path, address), {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
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

/** What concerns the bot, as it happens: one JSON object a line. */
async function* events(): AsyncGenerator<BotEvent> {
  const response = await call('GET', '/api/bot/events');
  if (!response.ok || response.body === null) throw new Error(await refusalIn(response));
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as BotEvent;
  }
}

async function main(): Promise<void> {
  for await (const event of events()) {
    if (event.kind === 'welcome') {
      console.log(`${event.name} is here`);
      await post('/api/bot/seek', { game, seats: Number(seats), answerTime: 60_000 });
    } else if (event.kind === 'challenged') {
      console.log(`challenged by ${event.by}`);
      await post('/api/bot/join', { invitation: event.table.invitation });
    } else if (event.kind === 'seated') {
      console.log(`seated at ${event.table.table}`);
    } else if (event.kind === 'asked') {
      const { table, seq } = event;
      await post(`/api/bot/tables/${table}/answer`, { seq, choice: decide(event) });
    } else if (event.kind === 'over') {
      console.log(`over: ${JSON.stringify(event.ranks)}`);
      break;
    }
  }
}

void main();
