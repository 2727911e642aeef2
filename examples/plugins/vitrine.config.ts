import { defineConfig } from '@vitrine/plugin'
import { loyalty } from './loyalty/index.ts'

export default defineConfig({
  plugins: [loyalty({ pointsPerUnit: 2 })],
})
