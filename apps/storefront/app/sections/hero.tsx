import { ButtonLink } from '@vitrine/ui/button'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import { ProductCard } from '../parts/product-card.tsx'
import type { HeroView, SectionBase } from './section-view.ts'
import { Lines } from './text-sections.tsx'

const sizes = '(min-width: 52rem) 56vw, 92vw'

export type HeroProps = {
  section: HeroView & Pick<SectionBase, 'langs'>
  shop: { name: string; tagline: string }
  /** At the top: its title is that of the page, its picture is loaded at once. */
  isFirst: boolean
}

/** A large title next to a picture or a product. */
export function Hero({ section, shop, isFirst }: HeroProps) {
  const messages = useMessages()
  const { langs, title, text, picture, card, button } = section
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className="v-wrap hero">
      <div className="hero-text">
        <Title className="hero-title">
          <Name lang={langs?.title}>{title || shop.tagline || shop.name}</Name>
        </Title>
        {text !== '' && <Lines className="hero-lede" text={text} lang={langs?.text} />}
        <p className="hero-actions">
          <ButtonLink
            href={button?.href ?? links.allProducts()}
            tone="primary"
            lang={langs?.['button.label']}
          >
            {button?.label ?? messages.home.enter}
          </ButtonLink>
        </p>
      </div>
      {picture && (
        <div className="hero-picture">
          <FramedPicture picture={picture} sizes={sizes} isFirst={isFirst} />
        </div>
      )}
      {card && (
        <div className="hero-product">
          <ProductCard card={card} sizes={sizes} isFirst={isFirst} level={2} />
        </div>
      )}
    </section>
  )
}
