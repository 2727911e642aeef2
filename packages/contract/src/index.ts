import { authentication } from './authentication/index.ts'
import { catalogV1 } from './catalog-v1/index.ts'
import { imports } from './imports/index.ts'
import { inventory } from './inventory/index.ts'
import { mailbox } from './mailbox/index.ts'
import { media } from './media/index.ts'
import { members } from './members/index.ts'
import { oauth } from './oauth/index.ts'
import { redirects } from './redirects/index.ts'
import { sites } from './sites/index.ts'
import { staff } from './staff/index.ts'

/** Every service of the platform. Routes, documents, SDK and the loop tests derive from this list. */
export const contract = {
  oauth,
  authentication,
  members,
  redirects,
  catalogV1,
  inventory,
  media,
  imports,
  mailbox,
  sites,
  staff,
}
export type Contract = typeof contract
