import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Account } from './account.tsx'
import { ProductList } from './product-list.tsx'
import { ProductPage } from './product-page.tsx'
import { shop } from './shop.ts'
import './style.css'
import { useRoute } from './use-route.ts'

function Website() {
  const { path, searchParams } = useRoute()
  const [isMember, setMember] = useState(() => shop.auth.loggedIn())
  const slug = /^\/things\/(.+)$/.exec(path)?.[1]
  return (
    <>
      <header>
        <a href="#/" className="mark">
          Small window
        </a>
        <a href="#/you">{isMember ? 'Your account' : 'Sign in'}</a>
      </header>
      <main>
        {path === '/you' ? (
          <Account isMember={isMember} onChange={() => setMember(shop.auth.loggedIn())} />
        ) : slug ? (
          <ProductPage slug={decodeURIComponent(slug)} />
        ) : (
          <ProductList searchParams={searchParams} />
        )}
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Website />
    </StrictMode>,
  )
}
