import { textOf } from '@vitrine/messages'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'

export function OpensSoonPage({ layout }: { readonly layout: LayoutState }) {
  const { opensSoon } = useMessages()
  const title = textOf(opensSoon.title, { shop: layout.site.name })
  return <AuthLayout layout={layout} title={title} lede={opensSoon.why} isAlone />
}
