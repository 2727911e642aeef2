import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Tabs } from '../../scaffold/tabs.tsx'

interface DevelopersFrameProps {
  readonly here: 'clients' | 'keys' | 'webhooks'
  readonly count: number | undefined
  readonly text: string
  readonly action: ReactNode
  readonly children: ReactNode
}

/** The head that clients, keys and webhooks share. */
export function DevelopersFrame({ here, count, text, action, children }: DevelopersFrameProps) {
  const { developers } = useMessages()
  return (
    <>
      <PageHeader
        title={developers.title}
        aside={
          count !== undefined && (
            <span className="figure" role="status">
              {count}
            </span>
          )
        }
        actions={
          <>
            <a className="button" href={links.apiDocs()} target="_blank" rel="noreferrer">
              {developers.docs}
            </a>
            {action}
          </>
        }
      />
      <Tabs
        label={developers.title}
        tabs={[
          { label: developers.tabs.clients, href: links.developers(), here: here === 'clients' },
          { label: developers.tabs.keys, href: links.keys(), here: here === 'keys' },
          { label: developers.tabs.webhooks, href: links.webhooks(), here: here === 'webhooks' },
        ]}
      />
      <p className="page-text">{text}</p>
      {children}
    </>
  )
}
