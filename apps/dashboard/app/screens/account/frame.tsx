import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Tabs } from '../../shared/tabs.tsx'

interface AccountFrameProps {
  readonly here: 'about' | 'security'
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Layout of the two account screens. */
export function AccountFrame({ here, aside, children }: AccountFrameProps) {
  const { account, security } = useMessages()
  const tabs = [
    { label: security.about, href: links.account(), here: here === 'about' },
    { label: security.title, href: links.security(), here: here === 'security' },
  ]
  return (
    <>
      <PageHeader title={here === 'about' ? account.title : security.title} aside={aside} />
      <Tabs label={security.tabs} tabs={tabs} />
      {children}
    </>
  )
}
