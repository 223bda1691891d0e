/** The file `.htaccess` for Apache and LiteSpeed, the usual hosts of small companies. It needs `AllowOverride All`. */
import { securityHeaders, strictTransport } from '#server/site/security-headers.ts';
import { encoded, pattern, type Redirect } from './redirects.ts';

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

/** Only for what the visitor asked for, not when Apache looks at the rules again for a file that they chose. */
const asked = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

export function htaccess(redirects: readonly Redirect[], lists: readonly string[]): string {
  return `# Made by the build. How this site wants to be served: docs/deployment.md
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 /404.html

RewriteEngine On
RewriteBase /

# Files for hosts, and pages that are only the answer to what is not there.
${asked}
RewriteRule ^_|^vercel\\.json|(?:^|/)\\.ht|(?:^|/)404(?:\\.html)?/?$ - [R=404,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*//"
${asked}
RewriteRule ^ - [R=404,L]

# A page has one address: no slash at its end, no .html, in its own spelling.
${asked}
RewriteRule ^index(?:\\.html)?/?$ / [R=301,L]
${asked}
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)\\.html/?$ /$1 [R=301,L]
${asked}
RewriteCond %{DOCUMENT_ROOT}/$1.html -f [OR]
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)/$ /$1 [R=301,L]
${redirects.map(rule).join('')}
# Below an unknown entry of a list: the answer to any other address.
RewriteRule ^(?:${lists.map(pattern).join('|')})/[^/]+/. /404/404 [L]

RewriteRule ^$ /index.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

# What the build has compressed.
${compressed('br', 'br')}${compressed('gz', 'gzip')}
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
  Header set Content-Encoding br "expr=%{REQUEST_FILENAME} =~ /\\.br$/"
  Header set Content-Encoding gzip "expr=%{REQUEST_FILENAME} =~ /\\.gz$/"
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
  return `${asked}\n${unless}RewriteRule "^${pattern(from)}$" "${encoded(to).replaceAll('%', '\\%')}" [${flags}]\n`;
}

function compressed(extension: string, encoding: string): string {
  return `RewriteCond %{REQUEST_URI} !\\.(br|gz)$
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+)$ /$1.${extension} [E=no-gzip:1,E=no-brotli:1,L]
`;
}

function typeOf([extension, type]: [string, string]): string {
  return `<FilesMatch "\\.${extension}(\\.br|\\.gz)?$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>\n`;
}
