import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './server/compress-assets.ts'
import { screenStyles } from './server/screen-styles.ts'
import { wholeStyles } from './server/style-sheets.ts'

/** The pages are React code that Preact runs, in the process as in browsers: a tenth of the bytes. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
}

/** Loaded in addition to the style sheet by pages of shops with another type pair. */
const typePairStyles = ['garamond-figtree', 'bricolage-geist', 'geist'].map(
  (name) => `app/styles/type-pairs/${name}.css`,
)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [screenStyles(), compressAssets()])],
  resolve: {
    alias: Object.entries(preact).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  // The server bundle contains its dependencies: React names then always mean Preact, and the process
  // loads one file.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        ssr: 'server/entry-server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // The policy allows no inline fonts, and a hashed file is fetched once.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['app/entry-client.tsx', wholeStyles, ...typePairStyles],
          // Many screens share small modules; a file for each would cost a request and its own dictionary.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 10 }] } },
        },
      },
}))
