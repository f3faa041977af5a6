// Written by `npm run generate` from openapi/. Changes belong there.

const q=j=>{const v=h;function c(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;
if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++)if(typeof e[a]!="string"){const P={instancePath:o+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[P]:r.push(P),t++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),
t++}return c.errors=r,t===0}function p(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(c(e._fields,{instancePath:o+"/_fields",parentData:e,
parentDataProperty:"_fields",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),t=r.length));else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return p.
errors=r,t===0}function l(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(!(e&&
typeof e=="object"&&!Array.isArray(e))){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};r===null?r=[s]:r.push(s),t++}return l.errors=r,t===0}function f(e,{instancePath:o="",parentData:i,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))){const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return f.
errors=r,t===0}function m(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(Array.
isArray(e)){if(e.length>500){const a={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:500},message:"\
must NOT have more than 500 items"};r===null?r=[a]:r.push(a),t++}const s=e.length;for(let a=0;a<s;a++)f(e[a],{instancePath:o+
"/"+a,parentData:e,parentDataProperty:a,rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),
t++}return m.errors=r,t===0}function y(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ads!==void 0&&(m(e.ads,{instancePath:o+"/ads",parentData:e,parentDataProperty:"\
ads",rootData:n})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.dry_run!==void 0&&typeof e.dry_run!="boolean"){
const s={instancePath:o+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return y.errors=r,t===0}function h(e,{instancePath:o="",
parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.
concat(p.errors),t=r.length)),e.params!==void 0&&(l(e.params,{instancePath:o+"/params",parentData:e,parentDataProperty:"\
params",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.body!==void 0&&(y(e.body,{instancePath:o+"/\
body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?y.errors:r.concat(y.errors),t=r.length))),h.errors=
r,t===0}const g=D;function D(e,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"\
query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(l(e.params,{instancePath:o+
"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.
body!==void 0&&(y(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?y.errors:
r.concat(y.errors),t=r.length))),D.errors=r,t===0}const A=b;function b(e,{instancePath:o="",parentData:i,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+
"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==
void 0&&(l(e.params,{instancePath:o+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?l.errors:
r.concat(l.errors),t=r.length)),e.body!==void 0&&(y(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",
rootData:n})||(r=r===null?y.errors:r.concat(y.errors),t=r.length))),b.errors=r,t===0}return{importAdsSourceA:v,importAdsSourceB:g,
importAdsSourceC:A}};export{q as createValidators};
