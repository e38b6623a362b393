import { type Asset, type Assets, assetOf } from './assets.ts';

const GAMES = [
  {
    title: 'Ahoy',
    seats: '2 to 4',
    line: 'Four unlike factions on a map that grows as they sail.',
  },
  {
    title: 'Seawolf',
    seats: '2 to 5',
    line: 'Secret orders, a fickle wind, and a pirate nobody owns.',
  },
  {
    title: "Dead Man's Doubloons",
    seats: '2 to 6',
    line: 'Three cards laid in secret, an island full of treasure, and ghost ships.',
  },
  {
    title: 'Take No Prisoners',
    seats: '2 to 4',
    line: 'Fleets on an ocean of hexes, and battles anybody may meddle in.',
  },
  {
    title: 'Tiny Epic Pirates',
    seats: '1 to 4',
    line: 'A wheel of orders, a crew that chains them, and a navy in pursuit.',
  },
] as const;

const STYLE = `
:root { color-scheme: light dark; --ink: #14232d; --sea: #eef4f3; --card: #fff; --line: #c8d6d6; --mark: #0f5e6b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6efee; --sea: #0c1a21; --card: #13262f; --line: #27414c; --mark: #7cc7cf; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--sea); color: var(--ink); font: 1.0625rem/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 5rem) 1.25rem; }
h1 { font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.1; margin: 0 0 0.75rem; letter-spacing: -0.01em; }
ul { list-style: none; margin: 2rem 0; padding: 0; display: grid; gap: 0.75rem; }
li { background: var(--card); border: 1px solid var(--line); border-left: 0.3rem solid var(--mark); border-radius: 0.5rem; padding: 0.9rem 1.1rem; }
h2 { font-size: 1.2rem; margin: 0; }
p { margin: 0.2rem 0 0; }
.seats { color: var(--mark); font-size: 0.95rem; }
footer { font-size: 0.9rem; opacity: 0.8; }
`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 4v17M16 6l9 13h-9M14 9L7 19h7" fill="none" stroke="#0f5e6b" stroke-width="2.5"/><path d="M4 23h24l-4 5H8z" fill="#0f5e6b"/></svg>`;

const page = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quarterdeck</title>
<link rel="icon" href="/harbour.svg">
<link rel="stylesheet" href="/harbour.css">
</head>
<body>
<main>
<h1>Quarterdeck</h1>
<p>A harbour for sea-faring board games. The tables are still being built; these are the games.</p>
<ul>
${GAMES.map(
  ({ title, seats, line }) =>
    `<li><h2>${title}</h2><p class="seats">${seats} players</p><p>${line}</p></li>`,
).join('\n')}
</ul>
<footer>An unofficial implementation; the games' names belong to their owners.</footer>
</main>
</body>
</html>
`;

/** What the server shows as long as there is no built page. */
export const harbourPage = (): Assets =>
  new Map<string, Asset>([
    ['/index.html', assetOf('index.html', Buffer.from(page()))],
    ['/harbour.css', assetOf('harbour.css', Buffer.from(STYLE))],
    ['/harbour.svg', assetOf('harbour.svg', Buffer.from(ICON))],
  ]);
