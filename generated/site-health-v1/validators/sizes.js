// Written by `npm run generate` from openapi/. Changes belong there.

const b=f=>{const m=l,u=f.lengthOf;function l(t,{instancePath:i="",parentData:h,parentDataProperty:d,rootData:g=t}={}){let e=null,
a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0){let s=r._fields;if(Array.isArray(s)){const y=s.length;for(let p=0,c=a;p<y&&a===c;p++){let n=s[p];
if(typeof n=="string"){if(u(n)>8e3){const o={instancePath:i+"/query/_fields/"+p,schemaPath:"#/properties/query/propertie\
s/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===
null?e=[o]:e.push(o),a++}}else{const o={instancePath:i+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fi\
elds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),a++}}}else{const y={
instancePath:i+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[y]:e.push(y),a++}}}else{const s={instancePath:i+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(t.params!==
void 0){let r=t.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/params",schemaPath:"#/p\
roperties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}return l.
errors=e,a===0}return{getDirectorySizes:m}};export{b as createValidators};
