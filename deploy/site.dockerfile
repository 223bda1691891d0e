# The site and its inbox as a container:
#   docker build -f deploy/site.dockerfile --build-arg SITE_URL=https://www.example.com -t site .
#   docker run -d --restart unless-stopped -p 127.0.0.1:3000:3000 -v inbox:/data -e TRUST_PROXY=1 --name site site

FROM node:24-slim AS build
WORKDIR /site
# Packages first: they rarely change, so Docker can take this layer from its cache.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG VITE_FORM_ENDPOINT
ARG VITE_FORM_ACCESS_KEY
# Otherwise the pages would name the address in content/company.json, which may still be the placeholder.
RUN : "${SITE_URL:?Name the public address: --build-arg SITE_URL=https://www.example.com}"
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# What the server imports: the pages have React in their own files.
RUN npm ci --omit=dev --omit=optional --omit=peer

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=packages /site/node_modules node_modules/
COPY package.json ./
# The files that the server shares with the pages and the build: headers, the rules and texts of the forms.
COPY src/lib/built-site.ts src/lib/form-rules.ts src/lib/
COPY src/content/constants.ts src/content/form-fields.ts src/content/forms.ts src/content/site.ts src/content/
COPY content/company.json content/
COPY content/forms content/forms/
COPY server server/
COPY --from=build /site/dist dist/
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
