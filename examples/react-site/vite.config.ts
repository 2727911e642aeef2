import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  // The workspace's packages are TypeScript sources, which Vite must bundle for the server too.
  ssr: { noExternal: [/^@vitrine\//] },
})
