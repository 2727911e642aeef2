import { links } from '../links.ts'
import type { CollectionCardView } from '../views/collection-card.ts'
import { FramedPicture } from './framed-picture.tsx'
import { Name } from './name.tsx'

const sizes = '(min-width: 64rem) 22vw, (min-width: 46rem) 30vw, 46vw'

/** Grid of collection cards: picture, name, number of products. */
export function CollectionGrid({ collections }: { collections: readonly CollectionCardView[] }) {
  return (
    <ul className="card-grid collection-grid">
      {collections.map(({ id, name, slug, count, picture }) => (
        <li key={id} className="product-card collection-card">
          <FramedPicture picture={picture} sizes={sizes} isDecorative />
          <div className="card-text">
            <h3 className="card-name v-name">
              <a className="product-card-link" href={links.collection(slug)}>
                <Name>{name}</Name>
              </a>
            </h3>
            <span className="card-price v-num v-mute">{count}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
