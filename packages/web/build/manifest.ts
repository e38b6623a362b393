export const SIZES = [180, 192, 512] as const;

export const manifest = {
  name: 'Quarterdeck',
  short_name: 'Quarterdeck',
  description: 'Five sea-faring board games, rules enforced, against bots or round one screen.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#dce8e8',
  theme_color: '#15396a',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;
