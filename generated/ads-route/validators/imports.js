// Written by `npm run generate` from openapi/. Changes belong there.

const k=g=>{const A=b,j=g.lengthOf;function c(e,{instancePath:s="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;if(typeof e=="string"){if(j(e)>8e3){const o={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};r===null?r=[o]:r.push(o),t++}}else{const o={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),t++}return c.errors=r,t===
0}function f(e,{instancePath:s="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){
const o=e.length;for(let a=0,D=t;a<o&&t===D;a++)c(e[a],{instancePath:s+"/"+a,parentData:e,parentDataProperty:a,rootData:n})||
(r=r===null?c.errors:r.concat(c.errors),t=r.length)}else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};r===null?r=[o]:r.push(o),t++}return f.errors=r,t===0}function l(e,{instancePath:s="",
parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(f(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:n})||(r=r===null?f.errors:
r.concat(f.errors),t=r.length));else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[o]:r.push(o),t++}return l.errors=r,t===0}function p(e,{instancePath:s="",parentData:i,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))){const o={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[o]:r.push(o),t++}return p.errors=r,t===
0}function m(e,{instancePath:s="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(!(e&&typeof e=="\
object"&&!Array.isArray(e))){const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[o]:r.push(o),t++}return m.errors=r,t===0}function h(e,{instancePath:s="",parentData:i,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){if(e.length>500){const a={instancePath:s,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:500},message:"must NOT have more than 500 items"};r===null?r=[a]:r.push(a),t++}const o=e.length;
for(let a=0,D=t;a<o&&t===D;a++)m(e[a],{instancePath:s+"/"+a,parentData:e,parentDataProperty:a,rootData:n})||(r=r===null?
m.errors:r.concat(m.errors),t=r.length)}else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};r===null?r=[o]:r.push(o),t++}return h.errors=r,t===0}function y(e,{instancePath:s="",parentData:i,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ads!==void 0&&(h(
e.ads,{instancePath:s+"/ads",parentData:e,parentDataProperty:"ads",rootData:n})||(r=r===null?h.errors:r.concat(h.errors),
t=r.length)),e.dry_run!==void 0&&typeof e.dry_run!="boolean"){const o={instancePath:s+"/dry_run",schemaPath:"#/propertie\
s/dry_run/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[o]:r.push(o),t++}}else{const o={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[o]:r.push(
o),t++}return y.errors=r,t===0}function b(e,{instancePath:s="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(l(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.params!==void 0&&(p(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),
t=r.length)),e.body!==void 0&&(y(e.body,{instancePath:s+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=
r===null?y.errors:r.concat(y.errors),t=r.length))),b.errors=r,t===0}const q=v;function v(e,{instancePath:s="",parentData:i,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&
(l(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?l.errors:r.concat(
l.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"params",
rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.body!==void 0&&(y(e.body,{instancePath:s+"/body",parentData:e,
parentDataProperty:"body",rootData:n})||(r=r===null?y.errors:r.concat(y.errors),t=r.length))),v.errors=r,t===0}const w=P;
function P(e,{instancePath:s="",parentData:i,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="\
object"&&!Array.isArray(e)&&(e.query!==void 0&&(l(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"quer\
y",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/p\
arams",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.body!==
void 0&&(y(e.body,{instancePath:s+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?y.errors:r.concat(
y.errors),t=r.length))),P.errors=r,t===0}return{importAdsSourceA:A,importAdsSourceB:q,importAdsSourceC:w}};export{k as createValidators};
