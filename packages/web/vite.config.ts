import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  plugins: [react(), preloadFonts(), offline()],
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: they are cached apart, and the page's policy allows no others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
});
