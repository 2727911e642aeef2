import { createMessages } from '@vitrine/messages'
import type { en } from './en.ts'
import { he } from './he.ts'

export const hebrew = createMessages<typeof en>(he, 'he')
