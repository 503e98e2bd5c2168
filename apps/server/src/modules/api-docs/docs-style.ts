export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#e2dfda, #293237); --soft: light-dark(#f2f0ed, #192125); --ink: light-dark(#142027, #e7ecef); --link: light-dark(#02566b, #8bd5e4); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fdfcfb, #11181b); display: grid; grid-template: "head head" auto "nav main" 1fr / 320px minmax(0, 1fr); }
header { grid-area: head; padding: 24px 32px; border-bottom: 1px solid var(--line); }
h1 { font-size: 24px; margin: 0; } h1 small { font-weight: 400; font-size: 14px; }
nav { grid-area: nav; border-right: 1px solid var(--line); padding: 16px; font-size: 13px; }
nav ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 0; max-height: 100vh; overflow: auto; }
nav a { display: block; padding: 4px 8px; overflow-wrap: anywhere; }
main { grid-area: main; padding: 0 32px 64px; }
section { border-bottom: 1px solid var(--line); padding: 24px 0; }
h2 { font-size: 17px; overflow-wrap: anywhere; } h3 { font-size: 14px; }
a { color: var(--link); }
pre { background: var(--soft); padding: 12px; border-radius: 9px; overflow: auto; max-height: 360px; font-size: 12px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
@media (max-width: 840px) { body { grid-template: "head" auto "nav" auto "main" 1fr / 100%; } nav { border-right: 0; border-bottom: 1px solid var(--line); } nav ul { max-height: 240px; } main, header { padding-inline: 20px; } }
`;
