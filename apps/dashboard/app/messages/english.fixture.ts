import { createMessages } from '@vitrine/messages'
import { en } from './en.ts'

export const english = createMessages(en, 'en')
