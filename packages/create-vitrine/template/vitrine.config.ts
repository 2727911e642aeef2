import { defineConfig } from '@vitrine/plugin'
import { openingHours } from './plugins/opening-hours/index.ts'

export default defineConfig({
  plugins: [openingHours({ from: '09:00', to: '18:00' })],
})
