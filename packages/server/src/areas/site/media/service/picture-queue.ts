import { availableParallelism } from 'node:os'
import { createQueue } from '../../../../platform/queue.ts'

/** At most cores − 1 pictures are worked on at once, so that everything else stays quick meanwhile. */
export const pictureQueue = createQueue(Math.max(1, availableParallelism() - 1))
