import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset, Assets } from './assets.ts';
import { headersFor } from './headers.ts';
import { bestForm, isFresh } from './negotiation.ts';
import { isByTls } from './online/caller.ts';

const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: { readonly [header: string]: string } = {},
): void => {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...headersFor('', [], isByTls(response.req)),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

const sendAsset = (response: ServerResponse, path: string, asset: Asset): void => {
  const { method, headers } = response.req;
  const common = {
    ...headersFor(path, asset.scriptHashes, isByTls(response.req)),
    etag: asset.etag,
    vary: 'accept-encoding',
  };
  if (isFresh(headers['if-none-match'], asset.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const { body, encoding } = bestForm(asset, headers['accept-encoding']?.toString());
  response.writeHead(200, {
    ...common,
    'content-type': asset.type,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
};

const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
};

/** A path without an extension is a place inside the page (`/tables/7`), not a file we lost. */
const isPlaceInPage = (path: string): boolean => !/\.[^/]*$/.test(path);

/** The page drawn for an address is the nearest above it: a game's tables have one of their own. */
const pageAbove = (assets: Assets, path: string): readonly [string, Asset] | undefined => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const page = assets.get(`${folder}index.html`);
  if (page) return [`${folder}index.html`, page];
  return folder.length <= 1 ? undefined : pageAbove(assets, folder.slice(0, -1));
};

const findAsset = (assets: Assets, path: string): readonly [string, Asset] | undefined => {
  const exact = assets.get(path);
  if (exact) return [path, exact];
  return isPlaceInPage(path) ? pageAbove(assets, path) : undefined;
};

export const respond = (
  assets: Assets,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request.url ?? '/');
  if (path === undefined) {
    sendText(response, 400, 'The address is not valid percent-encoded UTF-8.\n');
    return;
  }
  const found = findAsset(assets, path);
  if (found) sendAsset(response, ...found);
  else sendText(response, 404, 'There is nothing at this address.\n');
};
