// Written by `npm run generate` from openapi/. Changes belong there.

const q=f=>{const h=c,m=f.lengthOf;function o(s,{instancePath:a="",parentData:g,parentDataProperty:d,rootData:y=s}={}){let e=null,
t=0;if(typeof s=="string"){if(m(s)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return o.errors=e,t===
0}function c(s,{instancePath:a="",parentData:g,parentDataProperty:d,rootData:y=s}={}){let e=null,t=0;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.query!==void 0){let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.namespace!==
void 0&&(o(r.namespace,{instancePath:a+"/query/namespace",parentData:r,parentDataProperty:"namespace",rootData:y})||(e=e===
null?o.errors:e.concat(o.errors),t=e.length)),r.context!==void 0&&(o(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:y})||(e=e===null?o.errors:e.concat(o.errors),t=e.length)),r._fields!==void 0){let p=r.
_fields;if(Array.isArray(p)){const l=p.length;for(let i=0,b=t;i<l&&t===b;i++){let u=p[i];if(typeof u=="string"){if(m(u)>
8e3){const n={instancePath:a+"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:a+"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const l={instancePath:a+"/query/_fields",schemaPath:"\
#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),t++}}}else{const p={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.params!==void 0){let r=s.params;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const p={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}return c.errors=e,t===0}return{getCoreNamespace:h}};export{q as createValidators};
