// Written by `npm run generate` from openapi/. Changes belong there.

const V=A=>{const k=m,w=A.lengthOf;function c(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,
t=0;if(typeof e=="string"){if(w(e)>8e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return c.errors=r,t===
0}function f(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){
const s=e.length;for(let p=0,O=t;p<s&&t===O;p++)c(e[p],{instancePath:n+"/"+p,parentData:e,parentDataProperty:p,rootData:o})||
(r=r===null?c.errors:r.concat(c.errors),t=r.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),t++}return f.errors=r,t===0}function i(e,{instancePath:n="",
parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(f(e._fields,{instancePath:n+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?f.errors:
r.concat(f.errors),t=r.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return i.errors=r,t===0}function a(e,{instancePath:n="",parentData:l,parentDataProperty:y,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};r===
null?r=[s]:r.push(s),t++}if(e.id!==void 0){let s=e.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const p={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
r===null?r=[p]:r.push(p),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return a.errors=r,t===0}function u(e,{instancePath:n="",parentData:l,parentDataProperty:y,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.revision!==void 0){let s=e.revision;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const p={instancePath:n+"/revision",schemaPath:"#/properties/revision/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[p]:r.push(p),t++}if(typeof s=="number"&&isFinite(s)&&
(s<1||isNaN(s))){const p={instancePath:n+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};r===null?r=[p]:r.push(p),t++}}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return u.errors=r,t===
0}function m(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,{instancePath:n+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.body!==
void 0&&(u(e.body,{instancePath:n+"/body",parentData:e,parentDataProperty:"body",rootData:o})||(r=r===null?u.errors:r.concat(
u.errors),t=r.length))),m.errors=r,t===0}const j=v;function v(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),
t=r.length)),e.body!==void 0&&(u(e.body,{instancePath:n+"/body",parentData:e,parentDataProperty:"body",rootData:o})||(r=
r===null?u.errors:r.concat(u.errors),t=r.length))),v.errors=r,t===0}const E=h;function h(e,{instancePath:n="",parentData:l,
parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&
(i(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(
i.errors),t=r.length)),e.params!==void 0&&(a(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"params",
rootData:o})||(r=r===null?a.errors:r.concat(a.errors),t=r.length))),h.errors=r,t===0}const L=P;function P(e,{instancePath:n="",
parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.
concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"\
params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.body!==void 0&&(u(e.body,{instancePath:n+"/\
body",parentData:e,parentDataProperty:"body",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),t=r.length))),P.errors=
r,t===0}const N=D;function D(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"\
query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,{instancePath:n+
"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),t=r.length))),D.
errors=r,t===0}const _=g;function g(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){let r=null,
t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),
t=r.length))),g.errors=r,t===0}const x=b;function b(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),
t=r.length))),b.errors=r,t===0}const F=q;function q(e,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(a(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?a.errors:r.concat(a.errors),
t=r.length))),q.errors=r,t===0}return{createBlockPreviewLink:L,createEventEntryPreviewLink:_,createMediaPreviewLink:E,createNavigationPreviewLink:N,
createOrganizerEntryPreviewLink:F,createPagePreviewLink:j,createPostPreviewLink:k,createVenueEntryPreviewLink:x}};export{V as createValidators};
