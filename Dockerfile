# The image is the root directory that tools/image/image.ts writes, and nothing else: no shell, no npm, no system of another.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run --silent image -- /image

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /image/data /data
USER 10001:10001
WORKDIR /app
ENV DATA_DIR=/data HOST=0.0.0.0 MALLOC_ARENA_MAX=2 NODE_ENV=production
VOLUME /data
EXPOSE 8787 9787
ENTRYPOINT ["/bin/node", "--max-semi-space-size=32", "--expose-gc"]
CMD ["dist/server/main.js"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["/bin/node", "-e", "fetch('http://127.0.0.1:8787/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
