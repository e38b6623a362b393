// Two folders of pictures, pixel by pixel. The browser that drew them reads them, too.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Of 255, in one colour: less than this no eye tells apart. */
const ALIKE = 16;

/** The share of pixels that may differ: a browser does not draw every edge twice alike. */
const MOST = 0.001;

/** `share`: of the pixels that differ; all of them where one of the two is missing or has another size. */
export type Difference = { readonly name: string; readonly share: number };

const differingShare = (page: Page, before: Buffer, after: Buffer): Promise<number> =>
  page.evaluate(
    async ({ pictures, alike }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a === undefined || b === undefined) throw new Error('This browser has no canvas.');
      if (a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)) > alike))
          differing++;
      return differing / (a.width * a.height);
    },
    { pictures: [before, after].map((picture) => picture.toString('base64')), alike: ALIKE },
  );

const picturesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.png'));

/** Every picture of either folder, the most different first. */
export const comparePictures = async (
  page: Page,
  before: string,
  after: string,
): Promise<readonly Difference[]> => {
  const names = new Set([...picturesIn(before), ...picturesIn(after)]);
  const differences: Difference[] = [];
  for (const name of names) {
    const files = [join(before, name), join(after, name)] as const;
    const [a, b] = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
    const share = a === undefined || b === undefined ? 1 : await differingShare(page, a, b);
    differences.push({ name, share });
  }
  return differences.sort((a, b) => b.share - a.share);
};

export const hasChanged = ({ share }: Difference): boolean => share > MOST;
