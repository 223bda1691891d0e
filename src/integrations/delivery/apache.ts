/** The file `.htaccess` for Apache and LiteSpeed, the usual hosts of small companies. It needs `AllowOverride All`. */
import { securityHeaders, strictTransport } from '#server/site/security-headers.ts';
import { encoded, pattern, type Redirect } from './redirect-list.ts';

/** The types of what the build compresses, by the ends of the files' names. */
const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
};

/**
 * Only for what the visitor asked for, not when the server looks at the rules again for a file that they chose: Apache tells by
 * the first condition, and LiteSpeed may not.
 */
const asked = (path: string) => `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteCond %{THE_REQUEST} "^\\S+ ${path}"`;

export function htaccess(redirects: readonly Redirect[], lists: readonly string[]): string {
  return `# Made by the build. How this site wants to be served: docs/deployment.md
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

RewriteEngine On
RewriteBase /

# Behind a proxy that ends TLS, Apache would redirect to http.
RewriteCond %{HTTP:X-Forwarded-Proto} =https
RewriteRule ^ - [E=site_origin:https://%{HTTP_HOST}]

# Files for hosts, and pages that are only the answer to what is not there.
RewriteRule ^_|(?:^|/)\\.ht - [R=404,L]
${asked('[^?\\s]*404')}
RewriteRule (?:^|/)404(?:\\.html)?/?$ - [R=404,L]
${asked('[^?\\s]*//')}
RewriteRule ^ - [R=404,L]

# Pages can only be read.
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# A page has one address: no slash at its end, no .html, in its own spelling.
${asked('/index')}
RewriteRule ^index(?:\\.html)?/?$ %{ENV:site_origin}/ [R=301,L]
${asked('[^?\\s]*\\.html')}
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)\\.html/?$ %{ENV:site_origin}/$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f [OR]
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)/$ %{ENV:site_origin}/$1 [R=301,L]
${redirects.map(rule).join('')}
# Below an unknown entry of a list: the answer to any other address.
RewriteRule ^(?:${lists.map(pattern).join('|')})/[^/]+/. /404/404 [L]

RewriteRule ^$ /index.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . /404/404 [L]

# What the build has compressed. LiteSpeed compresses by itself, and the open one would not name the encoding.
<IfModule mod_headers.c>
${compressed('br', 'br')}${compressed('gz', 'gzip')}</IfModule>

${Object.entries(types).map(typeOf).join('')}<FilesMatch "^feed\\.xml(\\.br|\\.gz)?$">
  ForceType "application/atom+xml; charset=utf-8"
</FilesMatch>

<IfModule mod_headers.c>
  Header always set Vary Accept-Encoding
${[...securityHeaders, strictTransport].map(([name, value]) => `  Header always set ${name} "${value}"\n`).join('')}
  SetEnvIf Request_URI ^/assets/ site_hashed
  SetEnvIf Request_URI ^/(social/|(?![^/]*\\.html)[^/]+\\.\\w+$) site_for_others
  Header always set Cross-Origin-Resource-Policy same-origin env=!site_for_others
  Header always set Cache-Control "public, max-age=31536000, immutable" env=site_hashed
  Header always set Cache-Control no-cache env=!site_hashed
  <FilesMatch "\\.br$">
    Header set Content-Encoding br
  </FilesMatch>
  <FilesMatch "\\.gz$">
    Header set Content-Encoding gzip
  </FilesMatch>
</IfModule>
`;
}

/** The same file in the folder of a list, whose unknown entries have a page of their own. */
export function listHtaccess(list: string): string {
  return `ErrorDocument 404 /${list}/404.html\n`;
}

function rule({ from, to, ignoresCase }: Redirect): string {
  const unless = from === to ? `RewriteCond $0 "!^${pattern(to)}$"\n` : '';
  const flags = ignoresCase ? 'NC,R=301,NE,L' : 'R=301,NE,L';
  return `${unless}RewriteRule "^${pattern(from)}/?$" "%{ENV:site_origin}${encoded(to).replaceAll('%', '\\%')}" [${flags}]\n`;
}

function compressed(extension: string, encoding: string): string {
  return `RewriteCond %{SERVER_SOFTWARE} !LiteSpeed
RewriteCond %{REQUEST_URI} !\\.(br|gz)$
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+)$ /$1.${extension} [E=no-gzip:1,E=no-brotli:1,L]
`;
}

function typeOf([extension, type]: [string, string]): string {
  return `<FilesMatch "\\.${extension}(\\.br|\\.gz)?$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>\n`;
}
