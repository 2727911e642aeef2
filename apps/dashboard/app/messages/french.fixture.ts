import { createMessages } from '@vitrine/messages'
import type { en } from './en.ts'
import { fr } from './fr.ts'

export const french = createMessages<typeof en>(fr, 'fr')
