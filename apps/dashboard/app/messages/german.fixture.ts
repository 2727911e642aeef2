import { createMessages } from '@vitrine/messages'
import { de } from './de.ts'
import type { en } from './en.ts'

export const german = createMessages<typeof en>(de, 'de')
