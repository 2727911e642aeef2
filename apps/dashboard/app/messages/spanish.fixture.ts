import { createMessages } from '@vitrine/messages'
import type { en } from './en.ts'
import { es } from './es.ts'

export const spanish = createMessages<typeof en>(es, 'es')
