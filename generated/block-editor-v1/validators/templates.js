// Written by `npm run generate` from openapi/. Changes belong there.

const c=u=>{const l=n;function t(r,{instancePath:s="",parentData:y,parentDataProperty:i,rootData:a=r}={}){let e=null,o=0;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const p={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),o++}return t.errors=e,o===0}function n(r,{instancePath:s="",
parentData:y,parentDataProperty:i,rootData:a=r}={}){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(t(r.query,{instancePath:s+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?t.errors:e.
concat(t.errors),o=e.length)),r.params!==void 0&&(t(r.params,{instancePath:s+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?t.errors:e.concat(t.errors),o=e.length))),n.errors=e,o===0}return{exportTemplates:l}};export{c as createValidators};
