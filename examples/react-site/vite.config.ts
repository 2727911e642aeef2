import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  // The workspace's packages are source text, which Vite translates on both sides.
  ssr: { noExternal: [/^@vitrine\//] },
})
