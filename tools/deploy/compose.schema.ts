import { either, flag, like, list, map, object, oneOf, text, whole, type Schema } from './schema.ts'

// Written after the Compose Specification's schema (compose-spec, Apache-2.0), reduced to what our file uses.

const duration = like(String.raw`^(\d+(\.\d+)?(us|ms|s|m|h))+$`)
const command = either(text, list(text))
const scalar = either(text, { type: 'number' }, flag, { type: 'null' })
/** Exact: the newest of a name is another one tomorrow. The registry is the reader's own. */
const image = like(String.raw`^[a-z0-9]+([._-][a-z0-9]+)*(/[a-z0-9]+([._-][a-z0-9]+)*)?:v?\d+\.\d+[\w.-]*$`)
const bytes = either(whole, like(String.raw`^\d+[kmg]b?$`))

const service = object(
  {
    image,
    build: either(text, object({ context: text, dockerfile: text, target: text, args: map(scalar) })),
    cap_drop: list(text),
    command,
    depends_on: either(
      list(text),
      map(
        object(
          {
            condition: oneOf('service_started', 'service_healthy', 'service_completed_successfully'),
            restart: flag,
            required: flag,
          },
          'condition',
        ),
      ),
    ),
    entrypoint: command,
    environment: map(scalar),
    healthcheck: object({
      test: command,
      interval: duration,
      timeout: duration,
      start_period: duration,
      retries: whole,
      disable: flag,
    }),
    mem_limit: bytes,
    ports: list(like(String.raw`^(\d+:)?\d+(/(tcp|udp))?$`)),
    profiles: list(like('^[a-zA-Z0-9][a-zA-Z0-9_.-]+$')),
    read_only: flag,
    restart: like(String.raw`^(no|always|unless-stopped|on-failure(:\d+)?)$`),
    security_opt: list(text),
    shm_size: bytes,
    stop_grace_period: duration,
    sysctls: map(scalar),
    tmpfs: list(text),
    volumes: list(like(String.raw`^[^:]+:/[^:]*(:(ro|rw))?$`)),
  },
  'image',
)

const named: Schema = either({ type: 'null' }, object({ name: text, external: flag }))

/** A file of Docker Compose. What begins with `x-` is the file's own. */
export const composeSchema: Schema = {
  type: 'object',
  properties: {
    services: map(service),
    networks: map(
      object({
        ipam: object({ config: list(object({ subnet: like(String.raw`^[\d.]+/\d+$`) })) }),
        driver: text,
      }),
    ),
    volumes: map(named),
  },
  patternProperties: { '^x-': {} },
  required: ['services'],
  additionalProperties: false,
}
