import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const beside = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

const PLACE = '<!-- early theme -->';
const ICON = 'href="/icon.svg"';

/** As short as a comment-free script is; the server allows it by its hash. */
const script = (): string =>
  beside('early-theme.js')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .trim();

const iconAddress = (): string => {
  const drawing = beside('icon.svg').replaceAll(/>\s+</g, '><').replaceAll('"', "'").trim();
  return `data:image/svg+xml,${drawing.replaceAll(/[#<>]/g, encodeURIComponent)}`;
};

/** What must be known before the first paint lies in the page itself: no request, no waiting. */
export const earlyTheme = (): Plugin => ({
  name: 'quarterdeck-early-theme',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      if (!html.includes(PLACE) || !html.includes(ICON))
        throw new Error(`index.html has no ${PLACE} or no ${ICON}.`);
      return html
        .replace(PLACE, () => `<script>${script()}</script>`)
        .replace(ICON, () => `href="${iconAddress()}"`);
    },
  },
});
