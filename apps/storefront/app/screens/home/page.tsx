import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Sections } from '../../sections/sections.tsx'
import type { HomeProps } from './route.ts'

export function HomePage({ shop, sections, isEmpty }: HomeProps) {
  const messages = useMessages()
  return (
    <>
      <Sections sections={sections} shop={shop} />
      {isEmpty && (
        <Empty
          title={messages.home.empty.title}
          actions={<ButtonLink href={links.search()}>{messages.layout.search}</ButtonLink>}
        >
          {messages.home.empty.why}
        </Empty>
      )}
    </>
  )
}
