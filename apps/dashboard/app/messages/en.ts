import { enReasons } from './en-reasons.ts'
import { enSetup } from './en-setup.ts'
import { catalogEn } from './parts/en-catalog.ts'
import { commonEn } from './parts/en-common.ts'
import { peopleEn } from './parts/en-people.ts'
import { salesEn } from './parts/en-sales.ts'
import { setupEn } from './parts/en-setup.ts'
import { shellEn } from './parts/en-shell.ts'
import { systemEn } from './parts/en-system.ts'

/** All messages of the dashboard. Other languages have the same shape. */
export const en = {
  ...shellEn,
  ...commonEn,
  ...salesEn,
  ...catalogEn,
  ...peopleEn,
  ...enReasons,
  ...enSetup,
  ...setupEn,
  ...systemEn,
}
