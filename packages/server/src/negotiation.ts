import { type Asset, ENCODINGS, type Encoding } from './assets.ts';

/** `br;q=0` is a refusal; anything else that is named is welcome. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((item) => {
    const [name, ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((p) => /^q=0(\.0*)?$/.test(p));
  });

/** The smallest form of the asset that the client says it can read. */
export const bestForm = (
  asset: Asset,
  acceptEncoding: string | undefined,
): { readonly body: Buffer; readonly encoding: Encoding | undefined } => {
  for (const encoding of ENCODINGS) {
    const body = asset.packed[encoding];
    if (body && acceptEncoding && accepts(acceptEncoding, encoding)) return { body, encoding };
  }
  return { body: asset.body, encoding: undefined };
};

/** Compares weakly, as the standard asks for GET: a proxy may have turned our tag into a weak one. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
