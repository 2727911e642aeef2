import type { Platform } from '../../../../platform/platform.ts'

/** How long a mail can be taken back. */
const MAIL_DELAY = { minutes: 1 } as const

/** When a mail requested now is due. */
export const mailDue = (clock: Platform['clock'], now: Date): Date => clock.after(now, MAIL_DELAY)
