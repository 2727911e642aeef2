import { accounts } from './accounts/index.ts'
import { apiKeys } from './api-keys/index.ts'
import { authentication } from './authentication/index.ts'
import { captcha } from './captcha/index.ts'
import { catalogV1 } from './catalog-v1/index.ts'
import { catalogV3 } from './catalog-v3/index.ts'
import { categories } from './categories/index.ts'
import { changes } from './changes/index.ts'
import { clients } from './clients/index.ts'
import { currentCart } from './current-cart/index.ts'
import { dataItems } from './data-items/index.ts'
import { digitalFiles } from './digital-files/index.ts'
import { exports } from './exports/index.ts'
import { factors } from './factors/index.ts'
import { graphql } from './graphql/index.ts'
import { history } from './history/index.ts'
import { identityProviders } from './identity-providers/index.ts'
import { imports } from './imports/index.ts'
import { inventory } from './inventory/index.ts'
import { jobs } from './jobs/index.ts'
import { legacyMembers } from './legacy-members/index.ts'
import { mailbox } from './mailbox/index.ts'
import { media } from './media/index.ts'
import { memberFields } from './member-fields/index.ts'
import { memberFiles } from './member-files/index.ts'
import { memberRoles } from './member-roles/index.ts'
import { members } from './members/index.ts'
import { oauth } from './oauth/index.ts'
import { orders } from './orders/index.ts'
import { personalData } from './personal-data/index.ts'
import { products } from './products/index.ts'
import { recommendations } from './recommendations/index.ts'
import { recovery } from './recovery/index.ts'
import { redirects } from './redirects/index.ts'
import { reviews } from './reviews/index.ts'
import { search } from './search/index.ts'
import { shop } from './shop/index.ts'
import { signOnPolicy } from './sign-on-policy/index.ts'
import { siteScripts } from './site-scripts/index.ts'
import { sites } from './sites/index.ts'
import { staff } from './staff/index.ts'
import { verification } from './verification/index.ts'
import { webhooks } from './webhooks/index.ts'

/** Every service of the platform. Routes, documents, SDK and the loop tests derive from this list. */
export const contract = {
  oauth,
  authentication,
  recovery,
  verification,
  signOnPolicy,
  factors,
  identityProviders,
  captcha,
  accounts,
  members,
  memberFields,
  memberRoles,
  memberFiles,
  personalData,
  legacyMembers,
  redirects,
  catalogV1,
  catalogV3,
  products,
  shop,
  categories,
  inventory,
  media,
  digitalFiles,
  imports,
  exports,
  jobs,
  webhooks,
  changes,
  history,
  mailbox,
  search,
  sites,
  clients,
  apiKeys,
  staff,
  siteScripts,
  currentCart,
  dataItems,
  orders,
  recommendations,
  reviews,
  graphql,
}
export type Contract = typeof contract
