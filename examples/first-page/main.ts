import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { members } from '@vitrine/contract/members'
import { createClient, OAuthStrategy, query } from '@vitrine/sdk'

const shop = createClient({
  baseUrl: import.meta.env.VITE_SHOP_URL ?? 'http://localhost:4400',
  services: { catalogV1, members },
  auth: OAuthStrategy({ clientId: import.meta.env.VITE_CLIENT_ID }),
})

/** Lists the newest products with their formatted prices. */
async function showThings() {
  const page = await query((asked) => shop.catalogV1.queryProducts({ query: asked }))
    .descending('createdDate')
    .limit(12)
    .find()
  const things = page.items.map(({ name, price }) => {
    const thing = document.createElement('li')
    thing.textContent = `${name}, ${price.formatted.discountedPrice}`
    return thing
  })
  document.querySelector('#things')?.replaceChildren(...things)
}

/** Registers a member and signs them in, without leaving the page. */
async function join(email: string, password: string): Promise<string> {
  const state = await shop.auth.register({ email, password })
  if (state.loginState !== 'SUCCESS') return `Not yet: ${state.loginState}`
  const tokens = await shop.auth.getMemberTokensForDirectLogin(state.data.sessionToken)
  shop.auth.setTokens(tokens)
  const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] })
  return `Welcome, ${member?.loginEmail}`
}

document.querySelector<HTMLFormElement>('#join')?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = new FormData(event.currentTarget as HTMLFormElement)
  const status = document.querySelector('#status')
  const text = await join(String(fields.get('email')), String(fields.get('password')))
  if (status) status.textContent = text
})

await showThings()
