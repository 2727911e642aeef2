import { defineConfig } from '@vitrine/plugin'
import { bankLink } from './bank-link/index.ts'
import { loyalty } from './loyalty/index.ts'
import { trade } from './trade/index.ts'

export default defineConfig({
  plugins: [
    bankLink({ url: 'https://bank-link.example' }),
    loyalty({ pointsPerUnit: 2 }),
    trade({ minimum: '10.00', stateRates: { 'US-CA': '0.0725', 'US-NY': '0.04' }, role: 'trade' }),
  ],
})
