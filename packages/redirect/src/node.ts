import { redirectTo } from './manual-node.ts'

redirectTo(process.env.VITRINE_URL, { name: 'VITRINE_URL' })
