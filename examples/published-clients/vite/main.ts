import '@vitrine/redirect'
import { members } from '@wix/members'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'

const client = createClient({
  modules: { productsV3, members },
  auth: OAuthStrategy({ clientId: import.meta.env.VITE_CLIENT_ID }),
})
const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const here = location.origin + location.pathname

async function showProducts() {
  const { items } = await client.productsV3.queryProducts().find()
  for (const { name, media: shown } of items) {
    const item = element('products').appendChild(document.createElement('li'))
    item.textContent = name ?? ''
    if (!shown?.main?.image) continue
    const picture = item.appendChild(document.createElement('img'))
    picture.alt = ''
    picture.src = media.getScaledToFillImageUrl(shown.main.image, 160, 160, {})
  }
}

async function showMember() {
  const { code, state, error } = client.auth.parseFromUrl()
  const pending = sessionStorage.getItem('sign-in')
  if (error) element('member').textContent = error
  if (!code || !pending) return
  client.auth.setTokens(await client.auth.getMemberTokens(code, state, JSON.parse(pending)))
  history.replaceState(null, '', here)
  const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  element('member').textContent = `Signed in as ${member?.loginEmail}`
}

element('sign-in').addEventListener('click', async () => {
  const asked = client.auth.generateOAuthData(here)
  sessionStorage.setItem('sign-in', JSON.stringify(asked))
  location.href = (await client.auth.getAuthUrl(asked)).authUrl
})

await showProducts()
await showMember()
