/** The colours of the drawings. Made from src/styles/tokens.css by `npm run art`. */
/** The same in both schemes. */
export const dyes = {"muslin":"#f6f3eb","indigo":"#1b2869","sky":"#6694d2","madder":"#cc342d","turmeric":"#f3ba32","leaf":"#1f6b46"} as const;
/** Colours that depend on the scheme: light, dark. */
export const roles = {"thread-indigo":["#1e2c74","#5f7bce"],"thread-madder":["#cc342d","#e24a3f"],"thread-leaf":["#24744d","#429a6c"],"band-dark":["#192468","#1e2b70"],"menu-footer":["#192468","#304596"],"band-accent":["#facc5a","#dbaa3d"],"on-band-accent":["#131c4a","#0b1233"],"brand":["#273e94","#98b8f2"],"action":["#c52c26","#d33c33"],"highlight":["#ebaa1f","#f1c047"],"paper":["#fefefd","#1a2342"],"ground":["#faf9f5","#0c122a"],"ink-quiet":["#434d6d","#b7bdce"],"hanging":["#1b2869","#25347e"],"loose-end":["#1b2869","#6694d2"],"bare-warp":["#8794b9","#455b9c"],"waiting-warp":["#b6bbc7","#3e4558"],"map-stitch":["#cececf","#2c344f"],"paper-line":["#dfe4f0","#283456"],"paper-sketch":["#aac4e6","#425e8e"]} as const;
/** Shades under patterns. */
export const shades = {"indigo-shade":"#152058","leaf-shade":"#185939","sky-shade":"#557cb1"} as const;
