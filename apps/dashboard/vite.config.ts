import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { compressedFiles } from './compressed-files.ts'
import { contractServices } from './contract-services.ts'
import { kitStrings } from './kit-strings.ts'
import { screenScripts } from './screen-scripts.ts'

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), kitStrings(), contractServices(), screenScripts(), compressedFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no inline script, and small pictures are rarer than fonts here.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Bundles constants of the contract without the schemas in the same files.
      treeshake: { manualPureFunctions: ['Type', 'operation', 'service'] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
