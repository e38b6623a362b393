/** Vite puts a hash of the content into every name under here, so a name never changes its meaning. */
const HASHED = /^\/assets\//;
const WORKER = /^\/assets\/[^/]*worker[^/]*\.js$/;

const policy = (rules: { readonly [directive: string]: string }): string =>
  Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/**
 * `style-src-attr`: boards place pieces with inline styles; style sheets stay our own.
 * `scriptHashes`: what stands in the page itself and runs before the first paint, to the letter.
 */
const pagePolicy = (scriptHashes: readonly string[]): string =>
  policy({
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });

/**
 * A bot's worker compiles clone and view from the schema, which needs `new Function`. It sees no
 * page, no cookie and no other origin, so this is the one place where generated code is allowed.
 */
const WORKER_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self' 'unsafe-eval'",
  'connect-src': "'self'",
});

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** A browser that came by TLS once comes by nothing else for half a year. */
const BY_TLS = { 'strict-transport-security': 'max-age=15552000' } as const;

export const headersFor = (
  path: string,
  scriptHashes: readonly string[] = [],
  isByTls = false,
): { readonly [header: string]: string } => ({
  ...COMMON,
  ...(isByTls ? BY_TLS : {}),
  'content-security-policy': WORKER.test(path) ? WORKER_POLICY : pagePolicy(scriptHashes),
  'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
});
