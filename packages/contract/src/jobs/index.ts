import {
  GET,
  Guid,
  Offset,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  service,
  Type,
} from '../kit/index.ts'
import { JobNotFound, JobOver } from './errors.ts'
import { JobCancelled } from './facts.ts'
import { Job, jobStates } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const one = Type.Object({ id: Guid() })
const reply = Type.Object({ job: Job })

/**
 * Bulk operations on everything that matches a filter, in the background: operations by filter return the id
 * of such a job. The jobs of a site run one after the other, in the order of their requests; each resumes
 * after a restart of the server.
 */
export const jobs = service({
  name: 'jobs',
  summary: 'Background jobs',
  mounts: ['/vitrine/v1'],
  operations: {
    listJobs: operation({
      route: GET('/jobs'),
      permission: 'admin',
      summary: 'List jobs, newest first',
      request: Type.Object({
        /** Only jobs in this state. */
        state: Type.Optional(OneOf(jobStates)),
        /** Only jobs of this kind, such as `products.delete`, or of all kinds of `products`. */
        kind: Type.Optional(Type.String({ maxLength: 100 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({ jobs: Type.Array(Job), pagingMetadata: PagingMetadata }),
    }),
    getJob: operation({
      route: GET('/jobs/{id}'),
      permission: 'admin',
      summary: 'Read a job with its progress and failures',
      request: one,
      response: reply,
      errors: [JobNotFound],
    }),
    cancelJob: operation({
      route: POST('/jobs/{id}/cancel'),
      permission: 'admin',
      writes: true,
      summary:
        'Cancel a job after the current items; changes stay, except that an undo leaves none',
      request: one,
      response: reply,
      errors: [JobNotFound, JobOver],
      facts: [JobCancelled],
    }),
  },
})
