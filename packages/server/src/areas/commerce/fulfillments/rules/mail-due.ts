import type { Platform } from '../../../../platform/platform.ts'

/** How long a mail can be taken back. */
const MAIL_WAITS = { minutes: 1 } as const

/** When the buyer's mail goes that is asked for now. */
export const mailDue = (clock: Platform['clock'], now: Date): Date => clock.after(now, MAIL_WAITS)
